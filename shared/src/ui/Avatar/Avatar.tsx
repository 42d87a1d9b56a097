import { Avatar as MantineAvatar } from '@mantine/core';
import '@mantine/core/styles/Avatar.css';
import { useMemo } from 'react';
import { readImageUrl } from '../../contracts/index.ts';
import type { Colour } from '../../theme/theme.ts';

type Props = {
  /** Full name. If there is no picture, its initials are shown on a colour. */
  name: string;
  /** Base64 of an image, a path of this origin or an http(s) URL; anything else counts as missing. */
  picture?: string | null;
  /** Side in CSS pixels. */
  size?: number;
  /** Set it only if the name is not shown as text beside the picture. Without it the picture is decorative. */
  alt?: string;
  className?: string;
};

/** Colours whose light variant passes the contrast test. */
const initialsColours: Colour[] = ['lagon', 'blue', 'green', 'yellow', 'red', 'gray'];

/** A character as people see it: a letter with its marks, a flag, or an emoji with all its joined parts. */
const seen = /\p{RI}{2}|[^\s\p{M}\p{DI}](?:[\p{M}\p{EMod}]|\u200d\p{So})*/gu;

function initialsOf(name: string): string {
  const words = name
    .normalize()
    .split(/\s/)
    .map((word) => word.match(seen) ?? []);
  const [first = [], second] = words.filter(({ length }) => length > 0);
  return (second ? [first[0], second[0]] : first.slice(0, 2)).join('').toUpperCase();
}

export function Avatar({ name, picture = null, size = 40, alt, className }: Props) {
  const url = useMemo(() => readImageUrl(picture), [picture]);
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <MantineAvatar
      {...naming}
      allowedInitialsColors={initialsColours}
      alt=""
      className={className}
      color="initials"
      imageProps={{ width: size, height: size, loading: 'lazy', decoding: 'async' }}
      name={name}
      size={size}
      src={url}
    >
      {initialsOf(name)}
    </MantineAvatar>
  );
}
