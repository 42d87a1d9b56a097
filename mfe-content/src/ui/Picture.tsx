import { Image } from '@az/shared/ui/Image';
import { type PictureName, pictureUrls } from '../data/pictures.ts';

/** One of the drawn pictures; decorative. Set `eager` for the most important picture of a first view. */
export function Picture({
  name,
  eager = false,
  className,
}: {
  name: PictureName;
  eager?: boolean;
  className?: string | undefined;
}) {
  return (
    <Image
      alt=""
      className={className ?? ''}
      eager={eager}
      height={540}
      src={pictureUrls[name]}
      width={960}
    />
  );
}
