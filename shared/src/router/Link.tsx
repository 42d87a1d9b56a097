import type { MouseEvent, Ref } from 'react';
import {
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigation,
  useResolvedPath,
} from 'react-router-dom';

type Unused = 'discover' | 'prefetch' | 'mask' | 'defaultShouldRevalidate';

export type LinkProps = Omit<RouterLinkProps, Unused> & { ref?: Ref<HTMLAnchorElement> };

/** With a scheme, or with a host. */
const isAbsolute = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/**
 * A link to another page, which the router follows; an absolute address is followed by the browser. That of the library
 * also prefetches pages of its framework: 2 KB of every first view.
 */
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

export type NavLinkProps = Omit<RouterNavLinkProps, Unused> & { ref?: Ref<HTMLAnchorElement> };

/** Whether the address is the page of a link, or below it; nothing is below the home page. */
const isIn = (address: string, page: string, isWhole: boolean): boolean =>
  address === page ||
  (!isWhole && page !== '/' && address.startsWith(page.endsWith('/') ? page : `${page}/`));

/** A link that knows whether its page, or one below it, is shown (`aria-current`, class `active`) or loads (`pending`). */
export function NavLink({
  'aria-current': current = 'page',
  caseSensitive = false,
  className,
  style,
  children,
  end = false,
  ...props
}: NavLinkProps) {
  const compared = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const page = compared(useResolvedPath(props.to, { relative: props.relative }).pathname);
  const next = useNavigation().location?.pathname;
  const isActive = isIn(compared(useLocation().pathname), page, end);
  const isPending = next !== undefined && isIn(compared(next), page, end);
  const state = { isActive, isPending, isTransitioning: false };
  const names = [className, isActive && 'active', isPending && 'pending'].filter(Boolean).join(' ');
  return (
    <Link
      {...props}
      aria-current={isActive ? current : undefined}
      className={typeof className === 'function' ? className(state) : names}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
