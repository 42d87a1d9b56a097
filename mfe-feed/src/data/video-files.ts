import hillsVideo from './videos/hills.webm';
import seaVideo from './videos/sea.webm';

export { hillsVideo, seaVideo };
