import type { ComponentType, ReactNode } from 'react';
import type { Extension } from '../contracts/index.ts';

/** The six groups of routes; each has its layout and guard in the shell. */
export type RouteGroup = 'public' | 'feed' | 'general' | 'profile' | 'settings' | 'demo';

/** What an area says of one of its routes in `area.json`. */
export type AreaRoute = {
  /** Path pattern as react-router reads it (`/blogs/:blogId`). */
  path: string;
  group: RouteGroup;
  /** Screen name in French, the first part of the document's title. */
  title: string;
  /**
   * GET calls of the first view, below the API base; the page starts them before any code has arrived. One beyond the
   * specification names its extension: it is started only where the server has it.
   */
  firstCalls?: (string | { path: string; extension: Extension })[];
  /**
   * Whether a visitor gets what the page shows at first with the HTML, drawn when the area is built. For a public page
   * without fields, of which nothing depends on the browser, the address or the day.
   */
  firstContent?: boolean;
};

/** Pieces of one area that others may show, with the props each takes. */
export type SlotProps = {
  /** A card with its heading; `canAdd` is false where the page has its own button to add an entry. */
  'profile.experience-list': { memberId: string; canAdd?: boolean };
  'profile.experience-dialog': { experienceId?: string; onClose: () => void };
  /**
   * `onCreated` gets the new company where the server names it, else its name; `number` is the id as the server gave it,
   * where that is a number. `onClose` follows.
   */
  'profile.company-dialog': {
    initialName?: string;
    onClose: () => void;
    onCreated?: (company: { id: string | null; name: string; number?: number | undefined }) => void;
  };
  /** `start: 'remove'` asks at once whether the picture is to be deleted, instead of for a new one. */
  'profile.picture-editor': { picture: 'profile' | 'cover'; start?: 'remove'; onClose: () => void };
  /** Brings its own heading and padding; the shell gives the surface, Escape and the focus on the way back. */
  'messaging.panel': { onClose: () => void };
  /** Likewise; moves the focus to its heading as it appears, unless the focus has left the panel. */
  'messaging.notifications-menu': { onClose: () => void };
  'messaging.chat-window': { contactId: string; onClose: () => void };
  /**
   * Draws nothing: sets the counts of the header (`@az/shared/counts`). Loaded at the first idle moment after a sign-in, and
   * left out when it cannot be loaded.
   */
  'messaging.unread-counts': object;
  'feed.composer': { placeholder?: string };
  /** What the member has published, where the server lists it (`account-announcements`); `empty` where that is nothing. */
  'feed.own-announcements': { empty: ReactNode };
  'feed.share-dialog': { url: string; title: string; onClose: () => void };
  'feed.add-video-dialog': { onClose: () => void };
  'content.event-dialog': { onClose: () => void };
};

export type SlotName = keyof SlotProps;

/** A lazily loaded component, as `import()` of a file with an export named `Component` gives it. */
export type LoadComponent<Props = object> = () => Promise<{ Component: ComponentType<Props> }>;

/** Something that search found: a person, a group, an event or an article, and the page that shows it. */
export type SearchHit = {
  section: 'people' | 'groups' | 'events' | 'articles';
  id: string;
  label: string;
  /** What tells it from others of the same name: a role, a date. */
  detail?: string;
  to: string;
};

/** What an area exposes as `./area`: the one door between it and the shell (host contract 1.x). */
export type AreaModule = {
  /** A page for each path of `area.json`. */
  routes: Record<string, LoadComponent>;
  /** A component for each slot of `area.json`. */
  slots?: { [Name in SlotName]?: LoadComponent<SlotProps[Name]> };
  /**
   * What the area has that matches; at most a handful, the best first. Rejecting leaves the area out of the result. Asked
   * where `area.json` says `"search": true`.
   */
  search?: (query: string) => Promise<SearchHit[]>;
  /** Frame around every page of the area, inside the layout of the group; stays mounted from page to page. */
  layout?: LoadComponent<{ children: ReactNode }>;
};
