// Wood and paper, made here; off unless somebody turns it on. Nothing is told by sound alone.
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table/table.svelte.ts";

export type Sound = "card" | "slide" | "step" | "kick" | "lantern" | "bell" | "paper";

let context: AudioContext | null = null;

export function play(sound: Sound, step = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const make: Record<Sound, () => void> = {
    card: () => rustle(0.09, 900, 0.5),
    slide: () => rustle(0.16, 2200, 0.2),
    step: () => knock(420 + step * 24, 0.07, 0.25),
    kick: () => knock(180, 0.2, 0.5),
    lantern: () => knock(660, 0.3, 0.2),
    bell: () => knock(990, 0.38, 0.22),
    paper: () => rustle(0.22, 3200, 0.16),
  };
  make[sound]();
}

function knock(pitch: number, seconds: number, loud: number): void {
  const tone = context!.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  tone.connect(fading(seconds, loud));
  tone.start();
  tone.stop(context!.currentTime + seconds);
}

function rustle(seconds: number, pitch: number, loud: number): void {
  const length = Math.ceil(context!.sampleRate * seconds);
  const buffer = context!.createBuffer(1, length, context!.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const noise = new AudioBufferSourceNode(context!, { buffer });
  const filter = new BiquadFilterNode(context!, { type: "bandpass", frequency: pitch, Q: 0.8 });
  noise.connect(filter).connect(fading(seconds, loud));
  noise.start();
}

function fading(seconds: number, loud: number): AudioNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(loud, context!.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context!.currentTime + seconds);
  gain.connect(context!.destination);
  return gain;
}

/** What every table sounds like: a card that lies down, a trick, one's own moment. */
export function listenTo(table: Table): void {
  const events = table.latest.map(({ event }) => event);
  if (events.some((event) => event.endsWith("-trick"))) play("lantern");
  else if (events.length) play("card");
}
