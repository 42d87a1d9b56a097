import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/feed/home': () => import('./pages/HomePage.tsx'),
  '/feed/albums': () => import('./pages/AlbumsPage.tsx'),
  '/feed/celebration': () => import('./pages/CelebrationPage.tsx'),
  '/posts': () => import('./pages/PostsPage.tsx'),
  '/feed/post-details': () => import('./pages/PostDetailsPage.tsx'),
  '/feed/post-videos': () => import('./pages/PostVideosPage.tsx'),
  '/feed/post-videos/details': () => import('./pages/PostVideoDetailsPage.tsx'),
  '/feed/create-page': () => import('./pages/CreatePagePage.tsx'),
  '/feed/tags': () => import('./pages/ListPage.tsx'),
  '/feed/welcome': () => import('./pages/WelcomePage.tsx'),
  '/feed/saved': () => import('./pages/ListPage.tsx'),
  '/search': () => import('./pages/SearchPage.tsx'),
  '/classic': () => import('./pages/ClassicPage.tsx'),
  '/feed/videos': () => import('./pages/VideosPage.tsx'),
  '/feed/videos/details': () => import('./pages/VideoDetailsPage.tsx'),
} satisfies AreaModule['routes'];
