"""Game files: reading with the path of every error, codecs for fields, records that replay."""
