import type { MouseEvent, Ref } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

type Unused = 'discover' | 'prefetch' | 'mask' | 'defaultShouldRevalidate';

export type LinkProps = Omit<RouterLinkProps, Unused> & { ref?: Ref<HTMLAnchorElement> };

/** Whether an address has a scheme or a host. */
const isAbsolute = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** A link that the router opens, or the browser if absolute. The router's own `Link` adds 2 KB to each first view. */
export function Link({
  to,
  onClick,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  relative,
  viewTransition,
  ...props
}: LinkProps) {
  const href = useHref(to, { relative });
  const { target } = props;
  const options = { target, replace, state, preventScrollReset, relative, viewTransition };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const isFollowed = !reloadDocument && !isAbsolute(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isFollowed && !event.defaultPrevented) follow(event);
  };
  return <a {...props} href={isAbsolute(to) ? to : href} onClick={click} />;
}
