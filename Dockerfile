# Not built by us: we have no Docker daemon. Its commands are run by hand outside of a container, and a test reads it.
# A digest can only be looked up online, so the base is pinned by its exact tag. To pin the digest as well:
#   docker build --build-arg BASE=python:3.13.7-slim-bookworm@sha256:... -t voidlock .
ARG BASE=python:3.13.7-slim-bookworm

FROM ${BASE} AS built
RUN apt-get update \
    && apt-get install -y --no-install-recommends make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /voidlock
COPY . .
RUN make page \
    && .venv/bin/uv build --wheel --require-hashes --build-constraints locks/dev.lock --out-dir dist

FROM ${BASE}
COPY --from=built /voidlock/locks/postgres.lock /voidlock/dist/*.whl /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/postgres.lock \
    && pip install --no-cache-dir --no-deps /tmp/*.whl \
    && rm /tmp/* \
    && useradd --system --create-home voidlock \
    && install -d -o voidlock -g voidlock /data
USER voidlock
VOLUME /data
# The game, and the admin port: do not publish the second one to the internet.
EXPOSE 8421 9421
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:9421/readyz', timeout=4)"]
CMD ["voidlock", "serve", "--host", "0.0.0.0", "--port", "8421", "--database", "/data/tables.db", "--admin-host", "0.0.0.0", "--admin-port", "9421", "--log-file", "-"]
