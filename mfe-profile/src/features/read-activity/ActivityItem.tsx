import { useIsSample } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { memberName } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { Avatar } from '@az/shared/ui/Avatar';
import { IconLock, IconUsers } from '@az/shared/ui/icons';
import { IconWorld } from '@az/shared/ui/more-icons';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { TruncatedName } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import type { ReactNode } from 'react';
import type { Activity } from './activity.ts';
import styles from './ReadActivity.module.css';
import { words } from './words.ts';

const visibilityIcons = { members: IconWorld, connections: IconUsers, private: IconLock };

/** `action`: a control beside the time; the excerpt, with the id `<activity>-excerpt`, may describe it. */
type Props = { activity: Activity; member: Member; action?: ReactNode };

export function ActivityItem({ activity, member, action }: Props) {
  const name = memberName(member);
  const { text, to, excerpt, visibility, at } = activity;
  // Publications of the sample server have no page.
  const hasPage = !useIsSample('network') && to !== undefined && isRouteLive(to);
  const VisibilityIcon = visibility && visibilityIcons[visibility];
  return (
    <div className={styles.item}>
      <Avatar name={name} picture={member.picture} size={40} />
      <div className={styles.what}>
        <p className={styles.text}>
          <strong>
            <TruncatedName>{name}</TruncatedName>
          </strong>{' '}
          {hasPage ? (
            <TextLink inherit to={to}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
        {excerpt && (
          <blockquote className={styles.excerpt} id={`${activity.id}-excerpt`}>
            <span className={styles.words} dir="auto">
              {excerpt}
            </span>
          </blockquote>
        )}
        <p className={styles.about}>
          <RelativeTime value={at} />
          {VisibilityIcon && (
            <>
              <span aria-hidden="true">·</span>
              <VisibilityIcon size={16} />
              {words.visibility[visibility]}
            </>
          )}
          {action}
        </p>
      </div>
    </div>
  );
}
