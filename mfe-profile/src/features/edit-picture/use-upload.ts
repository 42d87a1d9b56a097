import { asAppError } from '@az/shared/api';
import type { PictureKind } from '@az/shared/pictures';
import { toast } from '@az/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { useChangePicture } from '../../data/change-picture.ts';
import { shapes } from './picture-rules.ts';
import { type Area, renderCrop, thumbnail } from './render-crop.ts';
import { words } from './words.ts';

export type UploadState =
  | { status: 'idle' }
  /** `part` is the share that has been sent, from 0 to 1; at 1 the server has all bytes and has not replied yet. */
  | { status: 'sending'; part: number }
  | { status: 'failed'; message: string; reason: string };

/** Uploads the cropped picture, one upload at a time. After a failure or an abort `onSaved` is not called. */
export function useUpload(kind: PictureKind, onSaved: () => void) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const change = useChangePicture(kind);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (image: HTMLImageElement, area: Area) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'sending', part: 0 });
    try {
      const [file, small] = await Promise.all([
        renderCrop(image, area, shapes[kind]),
        thumbnail(image, area),
      ]);
      controller.signal.throwIfAborted();
      await change.upload(
        { file, thumbnail: small },
        { onProgress: (part) => setState({ status: 'sending', part }), signal: controller.signal },
      );
      toast({ message: words[kind].saved, variant: 'success' });
      onSaved();
    } catch (error) {
      if (controller.signal.aborted) return setState({ status: 'idle' });
      const message = words[kind].notSaved;
      toast({ message, variant: 'danger' });
      setState({ status: 'failed', message, reason: asAppError(error).reason });
    } finally {
      running.current = null;
    }
  };
  return {
    state,
    send: (image: HTMLImageElement, area: Area) => void send(image, area),
    giveUp: () => running.current?.abort(),
    reset: () => setState({ status: 'idle' }),
  };
}
