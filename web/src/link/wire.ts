// A wire carries the frames of a table: a WebSocket to the server, or a line to the tables of this device.

export interface Wire {
  onopen: () => void;
  onmessage: (frame: string) => void;
  onclose: () => void;
  send(frame: string): void;
  close(): void;
  /** Closes a wire that has been silent for too long; what is at its other end is given up if it is this device's. */
  giveUp(): void;
}

/** A wire that nobody hears yet. */
export const quiet = (): Pick<Wire, "onopen" | "onmessage" | "onclose"> => ({
  onopen: () => undefined,
  onmessage: () => undefined,
  onclose: () => undefined,
});

/** A WebSocket to the server of this page. */
export function toServer(): Wire {
  const address = new URL("socket", new URL(".", location.href));
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = address.search = "";
  const socket = new WebSocket(address);
  const close = (): void => {
    // Closing a socket that is still connecting makes the browser report an error.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  const wire: Wire = { ...quiet(), send: (frame) => socket.send(frame), close, giveUp: close };
  socket.onopen = () => wire.onopen();
  socket.onmessage = ({ data }: MessageEvent<string>) => wire.onmessage(data);
  socket.onclose = () => wire.onclose();
  return wire;
}
