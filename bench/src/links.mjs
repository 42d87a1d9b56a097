/** The feed (`home`), and pages of other areas that `/feed/home` links to (`others`). `link`: the link's path. */
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
