const api = '**/az-connect-backend/api';

const person = { Customers_Numbers: '7', Names: 'Inès', LastName: 'Okemba', type: 'person', isVerify: false };

const announcement = (index) => ({
  id: `n${index}`,
  type: 'announcement',
  text: `Annonce ${index}. ${'Une phrase de plus pour la remplir. '.repeat(1 + (index % 5))}`,
  created_at: '2026-01-05T10:00:00.000Z',
  author: person,
  like_count: 2,
  comment_count: 1,
  image_count: 0,
  liked: false,
  own: false,
});

/** Mocks the feed's calls with `pages` pages of `size` announcements. Returns the list of calls made, which grows. */
export async function fillFeed(page, { pages, size }) {
  const calls = [];
  // Without this header, the origin would call the API itself and send the reply with the page.
  await page.setExtraHTTPHeaders({ 'az-answers': 'none' });
  await page.route(`${api}/az/global*`, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    calls.push('global');
    const feeds = Array.from({ length: size }, (_, index) => announcement(at * size + index));
    const next = at + 1 < pages ? String(at + 1) : null;
    return route.fulfill({
      json: { success: true, feeds, meta: { next_cursor: next } },
    });
  });
  await page.route(`${api}/az/announcements-*/*`, (route) => {
    calls.push('details');
    const comment = { id: 'c1', text: 'Bien vu.', created_at: '2026-01-05T11:00:00.000Z', author: person };
    const isImages = route.request().url().includes('announcements-images');
    return route.fulfill({
      json: isImages ? { success: true, images: [] } : { success: true, comments: [comment] },
    });
  });
  return calls;
}

/** After a garbage collection: the memory of scripts in megabytes, and the numbers of DOM nodes and listeners. */
export async function memoryOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  await session.detach();
  return {
    heap: Number((read('JSHeapUsedSize') / 1e6).toFixed(1)),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

/** CPU milliseconds of each main-thread task in a trace, which do not depend on the machine's load. */
export function tasksOf({ traceEvents }) {
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}-${tid}`));
  return traceEvents
    .filter(({ name, pid, tid, tdur }) => /RunTask$/.test(name) && tdur && threads.has(`${pid}-${tid}`))
    .map(({ tdur }) => tdur / 1000);
}
