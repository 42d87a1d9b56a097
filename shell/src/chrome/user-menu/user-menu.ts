import { paths } from '@az/shared/paths';

/** Entries before `Logout` (specification, section 2); those without `to` have no page yet. */
export const userMenu: { label: string; to?: string }[] = [
  { label: 'My Feed', to: paths.profileFeed() },
  { label: 'Popular' },
  { label: 'Recent' },
  { label: 'Subscriptions' },
  { label: 'My favorites' },
  { label: 'Wishlist' },
  { label: 'Notifications', to: paths.notifications() },
  { label: 'Settings', to: paths.settingsAccount() },
];
