CREATE TABLE "event" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"once" text,
	"definition" integer,
	"at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "event_id_unique" UNIQUE("id"),
	CONSTRAINT "event_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "integration_call" (
	"key" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "integration_call_key_nonce_pk" PRIMARY KEY("key","nonce")
);
--> statement-breakpoint
CREATE TABLE "integration_key" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"salt" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"text" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_untold" ON "event" USING btree ("client_id","sequence") WHERE "event"."told_at" is null;--> statement-breakpoint
CREATE INDEX "event_client" ON "event" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "integration_call_at" ON "integration_call" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_client" ON "review" USING btree ("client_id","sequence");