import { type Audience, audiences } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { IconChevronDown, IconLock, IconUsers } from '@az/shared/ui/icons';
import { Menu } from '@az/shared/ui/Menu';
import { IconWorld } from '@az/shared/ui/more-icons';
import { audienceHints, audienceLabels, readAudience } from '../../ui/audiences.ts';
import styles from './AudienceMenu.module.css';

const icons = { members: IconWorld, connections: IconUsers, private: IconLock } as const;

type Props = { value: Audience; isDisabled: boolean; onChange: (audience: Audience) => void };

export function AudienceMenu({ value, isDisabled, onChange }: Props) {
  const Chosen = icons[value];
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          aria-label={`Qui peut voir la publication\u202f: ${audienceLabels[value]}`}
          className={styles.button}
          disabled={isDisabled}
          leftSection={<Chosen size={18} />}
          rightSection={<IconChevronDown size={16} />}
          size="sm"
          variant="default"
        >
          {audienceLabels[value]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Qui peut voir la publication">
        <Menu.RadioGroup onChange={(chosen) => onChange(readAudience(chosen))} value={value}>
          {audiences.map((audience) => {
            const Icon = icons[audience];
            return (
              <Menu.RadioItem
                closeMenuOnClick
                key={audience}
                rightSection={<Icon size={18} />}
                value={audience}
              >
                {audienceLabels[audience]}
                <span className={styles.hint}>{audienceHints[audience]}</span>
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
