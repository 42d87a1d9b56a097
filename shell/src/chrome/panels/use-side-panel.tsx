import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useOpenUntilNavigation } from '../use-open-until-navigation.ts';
import type { SidePanelProps } from './SidePanel.tsx';

type Parts = { SidePanel: ComponentType<SidePanelProps>; Content: ComponentType };

type Options = {
  title: string;
  lang: 'fr' | 'en';
  load: () => Promise<ComponentType>;
};

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-haspopup' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;

/**
 * A side panel, whose code loads on hover, focus or press. It closes on Escape, on a press outside and on a navigation.
 */
export function useSidePanel({ title, lang, load }: Options): { buttonProps: ButtonProps; panel: ReactNode } {
  const [parts, setParts] = useState<Parts | null>(null);
  const [wanted, setWanted] = useOpenUntilNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const opened = parts !== null && wanted;
  const prepare = () => {
    if (parts) return;
    Promise.all([import('./SidePanel.tsx'), load()]).then(
      ([{ SidePanel }, Content]) => setParts({ SidePanel, Content }),
      // Nothing opens; the next press tries again.
      () => setWanted(false),
    );
  };
  const close = () => {
    setWanted(false);
    button.current?.focus();
  };
  return {
    buttonProps: {
      'aria-expanded': opened,
      'aria-haspopup': 'dialog',
      onClick: () => {
        prepare();
        setWanted(true);
      },
      onFocus: prepare,
      onPointerEnter: prepare,
      ref: button,
    },
    panel: parts && (
      <parts.SidePanel lang={lang} onClose={close} opened={opened} title={title}>
        <parts.Content />
      </parts.SidePanel>
    ),
  };
}
