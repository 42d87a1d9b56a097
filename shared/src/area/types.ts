import type { ComponentType, ReactNode } from 'react';
import type { Extension } from '../contracts/index.ts';
import type { QueryClient } from '../query/index.ts';

export type RouteGroup = 'public' | 'feed' | 'general' | 'profile' | 'settings' | 'demo';

/** Where a first call's reply has pictures (objects with `url`, `width`, `sizes`). The page loads the first picture at once. */
export type FirstPictures = {
  /** The keys that lead to the list of pictures, or to a single picture. */
  at: (string | number)[];
  /** The attribute `sizes` of the first picture: when it is the only one, and when it is beside others. */
  sizes: [alone: string, besideOthers: string];
};

export type AreaRoute = {
  /** Path pattern of React Router (`/blogs/:blogId`). */
  path: string;
  group: RouteGroup;
  /** Screen name in French, the first part of the document's title. */
  title: string;
  /**
   * GET calls of the first view, below the API base, sent before any code has loaded. A call of an extension is sent
   * only where the server has it; elsewhere the call `otherwise` is sent, if there is one.
   */
  firstCalls?: (
    | string
    | { path: string; extension: Extension; otherwise?: string; pictures?: FirstPictures }
  )[];
  /**
   * The member's own pictures in the first view, each with its attribute `sizes`. They are loaded at once: by their addresses
   * where the server has accounts, otherwise by the calls of the specification.
   */
  ownPictures?: { profile?: string; cover?: string };
  /** Sends the first content with the HTML: for a public page without fields, independent of browser, URL and date. */
  firstContent?: boolean;
};

export type AreaStorageKey = {
  /** Its name: `az-<what>`, or `az-<what>:‹membre›` for a value of each member; `‹…›` stands for a variable part. */
  key: string;
  /** What it holds: a French sentence for members, at most 400 characters. */
  what: string;
  /** When it is removed: at sign-out (exactly the keys with `‹membre›`), when the tab closes, or with the browser's data. */
  until: 'sign-out' | 'tab' | 'cleared';
};

/** Components of one area that others may show, with the props of each. */
export type SlotProps = {
  /** A card with its heading; `canAdd` is false where the page has its own button to add an entry. */
  'profile.experience-list': { memberId: string; canAdd?: boolean };
  'profile.experience-dialog': { experienceId?: string; onClose: () => void };
  /** `onCreated` receives the company if the server names it, otherwise its name. `onClose` is called afterwards. */
  'profile.company-dialog': {
    initialName?: string;
    onClose: () => void;
    onCreated?: (company: { id: string | null; name: string; number?: number | undefined }) => void;
  };
  /** `start: 'remove'` opens the confirmation to delete the picture instead of the choice of a new one. */
  'profile.picture-editor': { picture: 'profile' | 'cover'; start?: 'remove'; onClose: () => void };
  /** Has its own heading and padding; the shell provides the surface, Escape and returning the focus. */
  'messaging.panel': { onClose: () => void };
  /** Moves the focus to its heading when it appears, unless the focus has left the panel. */
  'messaging.notifications-menu': { onClose: () => void };
  'messaging.chat-window': { contactId: string; onClose: () => void };
  /** Renders nothing: sets the counts of the header (`@az/shared/storage`). A failure to load the slot is ignored. */
  'messaging.unread-counts': object;
  'feed.composer': { placeholder?: string };
  /** The member's own publications, where the server lists them (`network`). */
  'feed.own-announcements': { empty: ReactNode };
  /** The publications of another member (`network`); `empty` when there are none. */
  'feed.member-announcements': { memberId: string; empty: ReactNode };
  'feed.share-dialog': { url: string; title: string; onClose: () => void };
  'feed.add-video-dialog': { onClose: () => void };
  'content.event-dialog': { onClose: () => void };
};

export type SlotName = keyof SlotProps;

export type LoadComponent<Props = object> = () => Promise<{ Component: ComponentType<Props> }>;

/**
 * A page of a route. `prepare` fills the cache with the replies that its first view shows. The shell calls it once, before it
 * renders the first page, if all replies came in the page's HTML, and waits 300 ms at most (`firstCalls` of `area.json`).
 */
export type LoadPage = () => Promise<{
  Component: ComponentType;
  prepare?: (queries: QueryClient) => Promise<unknown>;
}>;

/** A search result: a person, a group, an event or an article, and the page that shows it. */
export type SearchHit = {
  section: 'people' | 'groups' | 'events' | 'articles';
  id: string;
  label: string;
  /** Distinguishes results with the same name: a role, a date. */
  detail?: string;
  to: string;
};

/** The module that an area exposes as `./area`: the only interface between it and the shell (host contract 1.x). */
export type AreaModule = {
  /** A page for each path of `area.json`. */
  routes: Record<string, LoadPage>;
  /** A component for each slot of `area.json`. */
  slots?: { [Name in SlotName]?: LoadComponent<SlotProps[Name]> };
  /** The area's results, the best first; a rejection leaves the area out. Needs `"search": true` in `area.json`. */
  search?: (query: string) => Promise<SearchHit[]>;
  /** Frame around every page of the area, inside the layout of the group; stays mounted from page to page. */
  layout?: LoadComponent<{ children: ReactNode }>;
};
