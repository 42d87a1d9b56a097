import { VideoCard } from '@az/shared/social/VideoCard';
import { Image } from '@az/shared/ui/Image';
import type { Video } from '../data/videos.ts';

export function VideoTile({ video, to, order }: { video: Video; to: string; order?: 2 | 3 | 4 }) {
  const { title, image, time, views, author, isVerified, uploadTime } = video;
  return (
    <VideoCard
      author={{ ...author, verified: isVerified }}
      duration={time}
      poster={<Image alt="" ratio={[16, 9]} src={image.url} />}
      title={title}
      to={to}
      uploadedAt={uploadTime}
      views={views}
      {...(order && { order })}
    />
  );
}
