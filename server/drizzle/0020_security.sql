CREATE TABLE "known_device" (
	"client_id" uuid NOT NULL,
	"device" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_client_id_device_pk" PRIMARY KEY("client_id","device")
);
--> statement-breakpoint
DROP INDEX "client_account";--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "token" DROP CONSTRAINT "token_purpose_subject_pk";--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_purpose_subject_lane_pk" PRIMARY KEY("purpose","subject","lane");--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "quarantined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_file" ADD COLUMN "quarantined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_device" ON "known_device" USING btree ("device");--> statement-breakpoint
CREATE INDEX "known_device_used" ON "known_device" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_waiting" ON "client" USING btree ("type","document",lower(coalesce("nickname", '')),"email") WHERE "client"."email_confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_account" ON "client" USING btree ("type","document",lower(coalesce("nickname", ''))) WHERE "client"."email_confirmed_at" is not null;