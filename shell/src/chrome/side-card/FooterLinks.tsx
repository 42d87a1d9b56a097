import { isRouteLive } from '@az/shared/area';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { Copyright } from '../Copyright.tsx';
import styles from './FooterLinks.module.css';

type FooterLink = { label: string; to: string; href?: never } | { label: string; href: string };

/**
 * Links in the order of the specification, section 2. If no addresses are configured, they lead to the product's help
 * and the API's documentation.
 */
function footerLinks(): FooterLink[] {
  const { supportUrl, docsUrl, apiBase } = pageConfig();
  return [
    { label: 'About', to: paths.profileAbout() },
    { label: 'Settings', to: paths.settingsAccount() },
    { label: 'Support', ...(supportUrl ? { href: supportUrl } : { to: paths.help() }) },
    { label: 'Docs', href: docsUrl ?? `${apiBase}/docs` },
    { label: 'Help', to: paths.help() },
    { label: 'Privacy & terms', to: paths.privacyTerms() },
  ];
}

function External({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      <span lang="en">{label}</span>
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}

function render(link: FooterLink) {
  if (link.href !== undefined) return <External href={link.href} label={link.label} />;
  return (
    isRouteLive(link.to) && (
      <Link lang="en" to={link.to}>
        {link.label}
      </Link>
    )
  );
}

/** Small links below the side card and the settings list; pages that are not live are omitted. */
export function FooterLinks() {
  return (
    <div className={styles.footer}>
      <ul className={styles.links}>
        {footerLinks().map((link) => {
          const shown = render(link);
          return shown ? <li key={link.label}>{shown}</li> : null;
        })}
      </ul>
      <Copyright />
    </div>
  );
}
