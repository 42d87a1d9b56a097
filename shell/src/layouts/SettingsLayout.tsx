import { IconSettings } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { SidePanelButton } from '../chrome/panels/SidePanelButton.tsx';
import { SettingsList } from '../chrome/SettingsList.tsx';
import { SideColumns } from './SideColumns.tsx';

const settingsButton = (
  <SidePanelButton content={SettingsList} icon={<IconSettings size={20} />} label="Settings" />
);

const settingsList = (
  <aside aria-label="Réglages">
    <SettingsList />
  </aside>
);

function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <SideColumns opener={settingsButton} side={settingsList}>
      {children}
    </SideColumns>
  );
}

export { AppFrame as Frame } from './AppFrame.tsx';
export { SettingsLayout as Component };
