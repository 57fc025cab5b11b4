# The build: definitions, portal and server.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN ["node", "scripts/build.mjs"]
RUN npm prune --omit=dev

# What runs: the built product and its libraries, which its user cannot change.
FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    FICHA_MODE=production \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/tenants ./tenants
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`${process.env.TLS_CERT_FILE ? (process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0', 'https') : 'http'}://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
