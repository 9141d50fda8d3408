// Runs the built product for one test file after another: the modules are loaded and the schema is built once
// (ADR 53). A message { env } starts the product with this environment, a message {} stops it.
import { start } from '../dist/server/app/start.js';

const inherited = { ...process.env };
let stop = async () => undefined;

async function switchTo(env) {
  await stop();
  stop = async () => undefined;
  if (!env) return;
  for (const key of Object.keys(process.env)) if (!(key in inherited)) delete process.env[key];
  Object.assign(process.env, inherited, env);
  stop = await start(process.env, 'all');
}

process.on('message', ({ env }) => {
  switchTo(env).then(
    () => process.send({ done: true }),
    (error) => process.send({ error: String(error.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
