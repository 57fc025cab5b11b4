/** A document on a table, as a camera sees it; `blur` in pixels, moved to the right by a share of the width. */
export interface Scene {
  blur?: number;
  right?: number;
  dark?: boolean;
}

/** Draws a card with a portrait and small print on a table. */
export function drawScene(canvas: HTMLCanvasElement, { blur = 0, right = 0, dark = false }: Scene = {}): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const wide = Math.min(width * 0.8, height * 0.8 * 1.586);
  const high = wide / 1.586;
  pen.filter = 'none';
  pen.fillStyle = '#6f665c';
  pen.fillRect(0, 0, width, height);
  if (blur > 0) pen.filter = `blur(${blur}px)`;
  pen.save();
  pen.translate((width - wide) / 2 + right * width, (height - high) / 2);
  pen.fillStyle = '#dfe8d8';
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = '#8aa68a';
  pen.fillRect(0, 0, wide, high * 0.16);
  pen.fillStyle = '#b8c4b6';
  pen.fillRect(wide * 0.05, high * 0.26, wide * 0.26, high * 0.58);
  pen.fillStyle = '#22302a';
  pen.font = `600 ${high * 0.08}px sans-serif`;
  pen.fillText('REPÚBLICA FEDERATIVA DO BRASIL', wide * 0.08, high * 0.11);
  pen.font = `${high * 0.055}px sans-serif`;
  for (const [line, words] of PRINT.entries()) pen.fillText(words, wide * 0.36, high * (0.3 + line * 0.075));
  pen.restore();
  pen.filter = 'none';
  if (dark) {
    pen.fillStyle = 'rgb(0 0 0 / 0.72)';
    pen.fillRect(0, 0, width, height);
  }
}

const PRINT = [
  'Nome: Helena Duarte Nogueira',
  'Filiação: Marta Duarte Nogueira',
  'Registro geral: 12.345.678-9 SSP SP',
  'CPF: 529.982.247-25',
  'Nascimento: 14/03/1988  São Paulo SP',
  'Emissão: 02/05/2019  Via 2',
  'Assinatura do titular da carteira',
  'Válida em todo o território nacional',
];

interface FakeCamera extends Scene {
  /** The name of the error with which it does not open. */
  failure?: string;
  size?: [number, number];
}

/** Puts a camera that sees a scene, or one that fails, in the place of the device's. `remove` takes it away. */
export function fakeCamera({ failure, size = [1280, 720], ...scene }: FakeCamera = {}) {
  const streams: MediaStream[] = [];
  const own = Object.getOwnPropertyDescriptor(navigator.mediaDevices, 'getUserMedia');
  const timers: ReturnType<typeof setInterval>[] = [];
  const getUserMedia = async () => {
    if (failure) throw new DOMException('', failure);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = size;
    const drawn = canvas.cloneNode() as HTMLCanvasElement;
    drawScene(drawn, scene);
    const stream = canvas.captureStream(10);
    // A canvas that nobody draws on sends no picture.
    const show = () => canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    timers.push(setInterval(show, 200));
    show();
    streams.push(stream);
    return stream;
  };
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: getUserMedia });
  return {
    streams,
    remove() {
      for (const timer of timers) clearInterval(timer);
      if (own) Object.defineProperty(navigator.mediaDevices, 'getUserMedia', own);
      else Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
    },
  };
}
