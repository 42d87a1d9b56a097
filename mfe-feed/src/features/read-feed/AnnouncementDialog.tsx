import { useCapability } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRemoveAnnouncement } from '../../data/own-announcements.ts';
import { useBlockQuestion } from '../../ui/use-block-question.tsx';
import { useRemoval } from '../../ui/use-removal.tsx';
import { useReport } from '../../ui/use-report.tsx';
import { useShare } from '../../ui/use-share.tsx';
import { words } from './list-words.ts';
import { neighbourOf } from './move-between-articles.ts';

type Props = {
  announcement: Announcement;
  /** Name of the announcement's author, as displayed. */
  name: string;
  /** Id of an element in the announcement's card. */
  partId: string;
  onBlock: () => void;
};

/** Opens a dialog once it is mounted. */
function useOpened(open: () => void): void {
  const start = useEffectEvent(open);
  useEffect(() => start(), []);
}

function Edit({ announcement }: Props): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const part = useOnDemand(() => import('./EditAnnouncement.tsx').then((loaded) => loaded.EditAnnouncement));
  useOpened(part.show);
  return isOpen && part.Part && <part.Part announcement={announcement} onClose={() => setOpen(false)} />;
}

function Audience({ announcement }: Props): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const part = useOnDemand(() => import('./ChangeAudience.tsx').then((loaded) => loaded.ChangeAudience));
  useOpened(part.show);
  return isOpen && part.Part && <part.Part announcement={announcement} onClose={() => setOpen(false)} />;
}

function Remove({ announcement, partId }: Props): ReactNode {
  const removeAnnouncement = useRemoveAnnouncement();
  const removal = useRemoval({
    ...words.removal,
    remove: async () => {
      const neighbour = neighbourOf(document.getElementById(partId)?.closest('article'));
      await removeAnnouncement(announcement.id);
      neighbour?.focus();
    },
  });
  useOpened(removal.ask);
  return removal.dialog;
}

function Block({ name, onBlock }: Props): ReactNode {
  const isStored = useCapability('network') === true;
  const block = useBlockQuestion(name, onBlock, isStored ? 'server' : 'device');
  useOpened(block.ask);
  return block.dialog;
}

function Report({ name }: Props): ReactNode {
  const report = useReport(`la publication de ${name}`);
  useOpened(report.open);
  return report.dialog;
}

function Share({ announcement, name }: Props): ReactNode {
  const share = useShare({ path: paths.announcement(announcement.id), title: `Publication de ${name}` });
  useOpened(share.open);
  return share.dialog;
}

const dialogs = {
  edit: Edit,
  audience: Audience,
  remove: Remove,
  block: Block,
  report: Report,
  share: Share,
};

/** The dialogs that a card can open. */
export type CardDialog = keyof typeof dialogs;

/** A dialog of a card. It opens when it is mounted; a new `key` opens it again. */
export function AnnouncementDialog({ dialog, ...props }: Props & { dialog: CardDialog }) {
  const Dialog = dialogs[dialog];
  return <Dialog {...props} />;
}
