/** Measures opening the messaging panel, and scrolling a conversation of 2 000 messages written in the page. */
import { extensions } from '../../shared/dist/contracts/index.js';
import { serveBuilds } from './serve.mjs';
import { median } from './statistics.mjs';
import { countedPage, kilobytes, openBrowser, signedInState } from './transfer.mjs';
import { federatedBuilds } from './variants.mjs';

const runs = 5;
const viewport = { width: 1280, height: 800 };
/** Number of messages. Half of them are automatic replies. */
const messages = 2000;

const milliseconds = (value) => `${Math.round(value)} ms`;

/** Runs in the page. Clicks the button and returns the time until the first conversation can be clicked. */
const openInPage = () =>
  new Promise((resolve) => {
    const button = [...document.querySelectorAll('aside button')].find((one) =>
      one.getAttribute('aria-label')?.startsWith('Messaging'),
    );
    const started = performance.now();
    const sample = () => {
      const row = document.querySelector('aside [data-unread]');
      // The row can be clicked from the task after the frame that paints it.
      if (row) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      else requestAnimationFrame(sample);
    };
    button.click();
    sample();
  });

async function openPanel(browser, url, storageState) {
  const { page, since, quiet, close } = await countedPage(browser, storageState, { savesData: true });
  await page.setViewportSize(viewport);
  await page.goto(`${url}/feed/home`);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: /^Messaging/ }).waitFor();
  await quiet(500);
  since();
  const first = await page.evaluate(openInPage);
  await quiet(500);
  const { requests, script, style } = since();
  await page.getByRole('button', { name: /^Messaging/ }).click();
  const again = await page.evaluate(openInPage);
  await close();
  return { requests, js: script, css: style, first, again };
}

/** Sends messages until there are `count` messages, replies included. */
async function fillConversation(page, count) {
  await page.evaluate(async (sends) => {
    const field = document.querySelector('textarea[name="message"]');
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
    for (let at = 1; at <= sends; at += 1) {
      write.call(
        field,
        `Message ${at}, un peu plus long que les autres pour tenir sur deux lignes au moins.`,
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      field.form.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, count / 2);
  // Waits until every reply has arrived, so that every sent message counts as read.
  await page.waitForTimeout(3000);
}

/** Runs in the page. Scrolls from the end to the beginning and back in steps, and returns what that has cost. */
const scrollInPage = async () => {
  const log = document.querySelector('[role="log"]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: 'longtask' });
  let [longestFrame, maxElements, maxMessages, steps, last] = [0, 0, 0, 0, performance.now()];
  for (const by of [-240, 240]) {
    let still = 0;
    while (still < 5 && steps < 20_000) {
      const before = log.scrollTop;
      log.scrollBy({ top: by, behavior: 'instant' });
      await frame();
      const now = performance.now();
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
      if (steps % 20 === 0) {
        maxElements = Math.max(maxElements, document.querySelectorAll('*').length);
        maxMessages = Math.max(maxMessages, log.querySelectorAll('[data-message]').length);
        last = performance.now();
      }
      steps += 1;
      still = log.scrollTop === before ? still + 1 : 0;
    }
  }
  await frame();
  observer.disconnect();
  return { longestTask, longestFrame, maxElements, maxMessages, steps };
};

async function scrollConversation(browser, url, storageState) {
  const { page, close } = await countedPage(browser, storageState);
  await page.setViewportSize(viewport);
  await page.goto(`${url}/messaging?contact=111`);
  await page.getByRole('log').waitFor();
  await page.getByRole('button', { name: 'Actions de la messagerie' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Message sounds' }).click();
  await page.keyboard.press('Escape');
  await fillConversation(page, messages);
  const atRest = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    shown: document.querySelectorAll('[role="log"] [data-message]').length,
  }));
  const scrolled = await page.evaluate(scrollInPage);
  await close();
  return { ...atRest, ...scrolled };
}

const table = (rows) =>
  ['| | |', '|---|--:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');

const browser = await openBrowser();
// The network is off, so that the page uses the sample conversations.
const environment = { API_EXTENSIONS: extensions.filter((name) => name !== 'network').join() };
const product = await serveBuilds(await federatedBuilds(), { environment });
try {
  const state = await signedInState(browser, product.url, '/feed/home');
  const opened = [];
  for (let run = 0; run < runs; run += 1) opened.push(await openPanel(browser, product.url, state));
  const middle = (key) => median(opened.map((one) => one[key]));
  console.log(`\nOpening the messaging panel on /feed/home, cold (median of ${runs} runs)\n`);
  console.log(
    table([
      ['requests', middle('requests')],
      ['JS', kilobytes(middle('js'))],
      ['CSS', kilobytes(middle('css'))],
      ['first time, until it can be used', milliseconds(middle('first'))],
      ['second time', milliseconds(middle('again'))],
    ]),
  );
  const long = await scrollConversation(browser, product.url, state);
  console.log(`\nA conversation of ${messages} messages\n`);
  console.log(
    table([
      ['messages on the page, at rest', long.shown],
      ['elements on the page, at rest', long.elements],
      ['most messages while scrolling', long.maxMessages],
      ['most elements while scrolling', long.maxElements],
      [`longest task in ${long.steps} steps (0: none over 50 ms)`, milliseconds(long.longestTask)],
      ['longest frame', milliseconds(long.longestFrame)],
    ]),
  );
} finally {
  await product.stop();
  await browser.close();
}
