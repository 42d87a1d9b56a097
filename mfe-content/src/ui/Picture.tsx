import { Image } from '@az/shared/ui/Image';

/** A decorative picture of 16 by 9. Set `eager` for the most important one of a first view. */
export function Picture({
  src,
  eager = false,
  className,
}: {
  src: string;
  eager?: boolean;
  className?: string | undefined;
}) {
  return <Image alt="" className={className ?? ''} eager={eager} height={540} src={src} width={960} />;
}
