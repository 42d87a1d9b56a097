import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { previewId } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useLocation, useNavigate } from '@az/shared/router';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { IconEye, IconNews, IconSend, IconSettings, IconUserOff } from '@az/shared/ui/icons';
import { useState } from 'react';
import { words } from './words.ts';

/** The menu of the member's own profile; its dialogs load on demand. */
export function ActOnProfile() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<'share' | 'print' | null>(null);
  const share = useOnDemand(() => import('./ShareByMessage.tsx').then((part) => part.ShareByMessage));
  const print = useOnDemand(() => import('./PrintProfile.tsx').then((part) => part.PrintProfile));
  const leadTo = (path: string) => ({
    isLater: !isRouteLive(path),
    onSelect: () => void navigate(path),
  });
  const hasPreview = useCapability('network');
  const actions: Action[] = [
    {
      label: words.share,
      icon: <IconSend size={18} />,
      isLater: !isRouteLive(paths.messaging()),
      onSelect: () => {
        setOpened('share');
        share.show();
      },
    },
    {
      label: words.print,
      icon: <IconNews size={18} />,
      onSelect: () => {
        setOpened('print');
        print.show();
      },
    },
    { label: words.block, icon: <IconUserOff size={18} />, ...leadTo(paths.settingsPrivacy()) },
    ...(hasPreview
      ? [
          {
            label: words.preview,
            icon: <IconEye size={18} />,
            onSelect: () => void navigate(`${pathname}?member=${previewId}`),
          },
        ]
      : []),
    { label: words.settings, icon: <IconSettings size={18} />, ...leadTo(paths.settingsAccount()) },
  ];
  return (
    <>
      <ActionsMenu actions={actions} label={words.menu} />
      {opened === 'share' && share.Part && <share.Part onClose={() => setOpened(null)} />}
      {print.Part && <print.Part onClose={() => setOpened(null)} opened={opened === 'print'} />}
    </>
  );
}
