import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';

const scripts = ['src', 'engine'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

/** The scripts that say something, in their order. */
const saying = (words: RegExp) => scripts.filter((path) => words.test(readFileSync(join(ROOT, path), 'utf8')));

/** What several fingers do, and what a finger draws. Source: W3C, Touch Events; WebKit, GestureEvent. */
const FINGERS =
  /\bon(?:Touch|Gesture)\w+|['"`](?:touch(?:start|move|end|cancel)|gesture\w+)['"`]|\.(?:t|targetT|changedT)ouches\b/;
/** What follows a pointer wherever it goes. */
const FOLLOWING = /\bon(?:Pointer|Mouse)Move\b|['"`](?:pointer|mouse)(?:raw)?(?:move|update)['"`]/;
/** What tells how a device is moved or held. Source: W3C, Device Orientation and Motion; Generic Sensor API. */
const MOTION =
  /device-?(?:motion|orientation)|\b(?:Accelerometer|Gyroscope|Magnetometer|LinearAccelerationSensor|GravitySensor|(?:Absolute|Relative)OrientationSensor)\b/i;

describe('what the portal asks of a pointer and of a device', () => {
  it('is no gesture of several fingers and no path: only the crop of a photo follows a pointer', () => {
    expect(scripts.length).toBeGreaterThan(500);
    expect(saying(FINGERS)).toEqual([]);
    expect(saying(FOLLOWING)).toEqual(['src/blocks/documents/camera/useDrag.ts']);
    expect(saying(/from '\.\/useDrag'/)).toEqual(['src/blocks/documents/camera/CropBox.tsx']);
  });

  it('is nothing of how the device is moved or held', () => {
    expect(saying(MOTION)).toEqual([]);
  });

  it.each([
    ['onTouchMove={draw}', FINGERS],
    ["box.addEventListener('touchstart', pinch)", FINGERS],
    ['event.changedTouches', FINGERS],
    ["addEventListener('gesturechange', zoom)", FINGERS],
    ['onPointerMove={follow}', FOLLOWING],
    ["addEventListener('mousemove', follow)", FOLLOWING],
    ["addEventListener('devicemotion', undo)", MOTION],
    ['new DeviceOrientationEvent(name)', MOTION],
    ['new Gyroscope()', MOTION],
  ])('would be found: %s', (code, words) => expect(words.test(code)).toBe(true));
});
