import { useState } from 'react';
import type { Photo } from '../../data/photos.ts';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';
import { words } from './words.ts';

const isImage = ({ type }: File): boolean => /^image\/(jpeg|png|gif|webp)$/.test(type);

const toPhoto = (file: File): Photo => {
  const url = URL.createObjectURL(file);
  return {
    id: url,
    url,
    alt: words.altOf(file.name),
    width: null,
    height: null,
    likesCount: 0,
    commentsCount: 0,
    isLiked: false,
    createdAt: new Date().toISOString(),
    isLocal: true,
  };
};

const toggleLike = (photo: Photo): Photo => ({
  ...photo,
  isLiked: !photo.isLiked,
  likesCount: photo.likesCount + (photo.isLiked ? -1 : 1),
});

/** The member's photos and their actions; added photos last as long as the page. */
export function usePhotos() {
  const sample = useSamples('photos');
  const change = useChangeSamples('photos');
  const [outcome, setOutcome] = useState<'added' | 'not-an-image' | null>(null);
  return {
    sample,
    outcome,
    add: (files: File[]) => {
      const images = files.filter(isImage);
      setOutcome(images.length < files.length ? 'not-an-image' : 'added');
      if (images.length > 0) change((photos) => [...images.map(toPhoto), ...photos]);
    },
    like: (id: string) =>
      change((photos) => photos.map((photo) => (photo.id === id ? toggleLike(photo) : photo))),
  };
}
