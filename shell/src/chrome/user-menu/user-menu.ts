import { paths } from '@az/shared/paths';

/** Entries before `Logout`, as the specification has them (section 2); those without a target lead nowhere yet. */
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
