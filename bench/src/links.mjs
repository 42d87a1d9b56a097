import { pages } from './pages.mjs';

const known = (path) => {
  const { heading, row } = pages.find((page) => page.path === path);
  return { path, link: path, heading, row };
};

/** `link`: path of the link to the page. */
export const feedPage = { ...known('/feed/home'), link: '/' };

/** Pages of other areas that `/feed/home` links to. */
export const otherPages = [
  known('/blogs'),
  known('/messaging'),
  { path: '/profile/feed', link: '/profile/feed', heading: 'Mon fil', row: ['main article', ''] },
];
