# The HTTP service. Other things to run: `docker run IMAGE bridge --host 0.0.0.0`, and `docker run -i IMAGE --data-dir /data` for the
# tool server, which an assistant starts.
# Pin both images by the digest that you pulled and looked at (IMAGE:TAG@sha256:...).
ARG BUILD=node:22-bookworm-slim
ARG RUNTIME=gcr.io/distroless/nodejs22-debian12:nonroot

FROM ${BUILD} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund && mkdir /data

FROM ${RUNTIME}
LABEL org.opencontainers.image.title="registration-ghana" \
      org.opencontainers.image.description="Business registration in Ghana: five tools over HTTP and MCP" \
      org.opencontainers.image.licenses="Apache-2.0" \
      io.modelcontextprotocol.server.name="io.github.registration-ghana/registration-ghana"
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The only place that is written to: the root file system can be read-only.
COPY --from=build --chown=65532:65532 /data /data
USER 65532:65532
# Two pools of memory instead of eight for each core, and large pieces given back at once: what builds an index leaves less behind.
ENV NODE_ENV=production SVC_HOST=0.0.0.0 SVC_DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/nodejs/bin/node", "dist/index.js", "health"]
ENTRYPOINT ["/nodejs/bin/node", "dist/index.js"]
CMD ["serve"]
