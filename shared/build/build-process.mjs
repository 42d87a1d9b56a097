/**
 * Runs the builds that the parent process asks for, one at a time: `{ module, name }` calls `build(name)` of that module.
 * Answers with the folder of the build or with the error's message. webpack is loaded, and compiled by V8, only once.
 */
import { pathToFileURL } from 'node:url';

async function answerTo({ module, name }) {
  try {
    const { build } = await import(pathToFileURL(module).href);
    return { folder: await build(name) };
  } catch ({ message }) {
    return { message };
  }
}

process.on('message', async (request) => {
  const answer = await answerTo(request);
  // The parent process may have ended meanwhile. Then the build is complete, and this process ends, too.
  if (process.connected) process.send(answer);
});
