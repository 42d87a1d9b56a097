type Id = string | number;

const encode = (id: Id): string => encodeURIComponent(String(id));

function withQuery(path: string, query: Record<string, Id | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(key, String(value));
  }
  const text = `${search}`;
  return text ? `${path}?${text}` : path;
}

/** Every URL path of the product (specification, section 2). An id that is not in the path is a query value. */
export const paths = {
  root: () => '/',

  signIn: () => '/auth-advance/sign-in',
  signUp: () => '/auth-advance/sign-up',
  forgotPassword: () => '/auth-advance/forgot-pass',
  signInCard: () => '/auth/sign-in',
  signUpCard: () => '/auth/sign-up',
  forgotPasswordCard: () => '/auth/forgot-pass',

  landing: () => '/landing',
  download: () => '/download',
  help: () => '/help',
  helpDetails: (articleId?: Id) => withQuery('/help/details', { article: articleId }),
  offline: () => '/offline',
  privacyTerms: () => '/privacy-terms',
  notFound: () => '/not-found',

  feedHome: () => '/feed/home',
  feedWrite: () => '/feed/home#publier',
  feedTag: (tag?: string) => withQuery('/feed/tags', { tag }),
  feedSaved: () => '/feed/saved',
  feedAlbums: () => '/feed/albums',
  feedCelebration: () => '/feed/celebration',
  feedEvents: (type?: string) => withQuery('/feed/events', { type }),
  feedEvent: (eventId: Id) => `/feed/events/${encode(eventId)}`,
  feedGroups: () => '/feed/groups',
  feedGroup: (groupId: Id, tab?: string) => withQuery(`/feed/groups/${encode(groupId)}`, { tab }),
  feedPostVideos: () => '/feed/post-videos',
  feedPostVideoDetails: (videoId?: Id) => withQuery('/feed/post-videos/details', { video: videoId }),
  feedCreatePage: () => '/feed/create-page',

  /** Results of a search; `kind` names one of its tabs. */
  search: (text?: string, kind?: 'people' | 'posts') => withQuery('/search', { q: text, kind }),

  firstSteps: (step?: number) => withQuery('/feed/welcome', { step }),
  posts: () => '/posts',
  postDetails: (postId?: Id) => withQuery('/feed/post-details', { post: postId }),
  /** `comment`: the one that the page shows first, with the focus. */
  announcement: (id: Id, comment?: Id) =>
    withQuery('/feed/post-details', { announcement: id }) +
    (comment === undefined ? '' : `#comment-${encode(comment)}`),
  messaging: (contactId?: Id) => withQuery('/messaging', { contact: contactId }),
  notifications: (filter?: string) => withQuery('/notifications', { filter }),
  events: (category?: string) => withQuery('/events', { cat: category }),
  blogs: (page?: number, category?: string | null) => withQuery('/blogs', { category, page }),
  blog: (blogId: Id) => `/blogs/${encode(blogId)}`,

  profileFeed: () => '/profile/feed',
  memberProfile: (memberId: Id) => withQuery('/profile/feed', { member: memberId }),
  profileAbout: () => '/profile/about',
  profileConnections: () => '/profile/connections',
  profileMedia: () => '/profile/media',
  profileVideos: () => '/profile/videos',
  profileEvents: () => '/profile/events',
  profileActivity: (type?: string) => withQuery('/profile/activity', { type }),

  settingsAccount: () => '/settings/account',
  settingsJobs: () => '/settings/jobs',
  settingsNotification: () => '/settings/notification',
  settingsCommunication: () => '/settings/communication',
  settingsMessaging: () => '/settings/messaging',
  settingsCloseAccount: () => '/settings/close-account',
  settingsPrivacy: () => '/settings/privacy',

  classic: () => '/classic',
  event: () => '/event',
  eventDetails: (eventId?: Id) => withQuery('/events/details', { event: eventId }),
  feedVideos: () => '/feed/videos',
  feedVideoDetails: (videoId?: Id) => withQuery('/feed/videos/details', { video: videoId }),
} as const;

/** The sign-in path; `redirectTo` is the path, query and hash that was requested. */
export function signInPath(redirectTo?: string): string {
  return withQuery(paths.signIn(), { redirectTo });
}
