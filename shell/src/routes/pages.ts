import type { LoadComponent } from '@az/shared/area';

/** The shell's own pages, all in the public group. */
export const pages: Record<string, LoadComponent> = {
  '/auth-advance/sign-in': () => import('../features/sign-in/SignInPage.tsx'),
  '/auth/sign-in': () => import('../features/sign-in/SignInCardPage.tsx'),
  '/auth-advance/sign-up': () => import('../features/sign-up/SignUpPage.tsx'),
  '/auth/sign-up': () => import('../features/sign-up/SignUpCardPage.tsx'),
  '/auth-advance/forgot-pass': () => import('../features/forgot-password/ForgotPasswordPage.tsx'),
  '/auth/forgot-pass': () => import('../features/forgot-password/ForgotPasswordCardPage.tsx'),
  '/auth-advance/confirm-email': () => import('../features/confirm-email/ConfirmEmailPage.tsx'),
  '/offline': () => import('../features/offline/OfflinePage.tsx'),
  '/not-found': () => import('../features/not-found/NotFoundPage.tsx'),
  '*': () => import('../features/not-found/NotFoundPage.tsx'),
};
