# The same commands as in the README, in a container. Not tried where Voidlock is made: there is no Docker there.
FROM python:3.13-slim AS built
RUN apt-get update && apt-get install -y --no-install-recommends make
WORKDIR /voidlock
COPY . .
RUN make wheel

FROM python:3.13-slim
COPY --from=built /voidlock/requirements.lock /voidlock/dist/*.whl /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock \
    && pip install --no-cache-dir --no-deps /tmp/*.whl \
    && useradd --create-home voidlock \
    && install -d -o voidlock /data
USER voidlock
EXPOSE 8421
HEALTHCHECK CMD python -c "import urllib.request as r; r.urlopen('http://127.0.0.1:8421/healthz')"
CMD ["voidlock", "serve", "--host", "0.0.0.0", "--port", "8421", "--database", "/data/tables.db"]
