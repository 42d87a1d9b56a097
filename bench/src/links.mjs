/**
 * Pages of other areas that a member reaches from `/feed/home` by a visible link, and the feed itself. They are shown when
 * their `h1` is and what a member waits for; `link` is what the link says, where that is not the path.
 */
import { pages } from './pages.mjs';

const known = (path) => {
  const { heading, row } = pages.find((page) => page.path === path);
  return { path, link: path, heading, row };
};

export const home = { ...known('/feed/home'), link: '/' };

export const others = [
  known('/blogs'),
  known('/messaging'),
  { path: '/profile/feed', link: '/profile/feed', heading: 'Mon fil', row: ['main article', ''] },
];
