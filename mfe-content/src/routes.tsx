import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/blogs': () => import('./pages/BlogsPage.tsx'),
  '/blogs/:blogId': () => import('./pages/BlogPage.tsx'),
  '/landing': () => import('./pages/LandingPage.tsx'),
  '/download': () => import('./pages/DownloadPage.tsx'),
  '/help': () => import('./pages/HelpPage.tsx'),
  '/help/details': () => import('./pages/HelpDetailsPage.tsx'),
  '/privacy-terms': () => import('./pages/PrivacyTermsPage.tsx'),
} satisfies AreaModule['routes'];
