/** Pages of other areas with a visible link on `/feed/home`, and the feed. `link`: the path of the link. */
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
