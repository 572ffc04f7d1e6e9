// Records a spoken command as a WAV of 16 bits and 16,000 samples a second.

const rate = 16000;

// Begins to record; `done` holds the WAV in base64 after `stop`.
export async function recordSpeech() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const parts = [];
  recorder.addEventListener("dataavailable", event => parts.push(event.data));
  const done = new Promise((resolve, reject) => {
    recorder.addEventListener("stop", async () => {
      for (const track of stream.getTracks()) track.stop();
      try {
        resolve(base64(new Uint8Array(await wave(new Blob(parts)))));
      } catch (error) {
        reject(error);
      }
    });
  });
  recorder.start();
  return { done, stop: () => recorder.stop() };
}

function base64(bytes) {
  let text = "";
  for (let place = 0; place < bytes.length; place += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(place, place + 0x8000));
  }
  return btoa(text);
}

async function wave(blob) {
  const context = new OfflineAudioContext(1, 1, rate);
  const sound = await context.decodeAudioData(await blob.arrayBuffer());
  const samples = sound.getChannelData(0);
  const bytes = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (place, word) => [...word].forEach(
    (letter, index) => bytes.setUint8(place + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  bytes.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, "data");
  bytes.setUint32(40, samples.length * 2, true);
  samples.forEach((value, index) =>
    bytes.setInt16(44 + index * 2, Math.max(-1, Math.min(1, value)) * 0x7fff, true));
  return bytes.buffer;
}
